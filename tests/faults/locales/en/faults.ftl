# One message that the Polish file lacks on purpose: see MissingTranslation.

pebbles-option-weather = Weather
pebbles-move-wink = Wink
