"""The lobby over HTTP: `games`, `people`, `tables`, `reading` and `records` are the API, all listed in
`routes`, `operations` is for hosts, `page` serves the client.

`doors` stands before all of them (origins, headers, the request log), `errors` makes every refusal one shape.
"""
