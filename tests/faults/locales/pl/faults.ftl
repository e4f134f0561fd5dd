# Celowo bez pebbles-option-weather: zob. MissingTranslation.
pebbles-move-wink = Mrugnij
