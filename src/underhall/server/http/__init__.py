"""The lobby over HTTP: `people` and `tables` are the API, `operations` is for hosts, `page` serves the client.

`doors` stands before all of them (origins, headers, the request log), `errors` makes every refusal one shape.
"""
