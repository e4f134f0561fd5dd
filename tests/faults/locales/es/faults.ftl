# Un mensaje que falta a propósito en el archivo polaco: véase MissingTranslation.

pebbles-option-weather = Tiempo
pebbles-move-wink = Guiñar
