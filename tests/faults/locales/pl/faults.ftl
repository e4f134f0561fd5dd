# Celowo bez pebbles-option-weather: zob. MissingTranslation.
