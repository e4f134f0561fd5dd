"""What clients and servers say to each other, as typed structures: `live` over WebSocket, `bodies` over HTTP.

Server, client and page share them; the page's TypeScript is generated from them (`underhall.server.typescript`).
Nothing here knows a framework, a socket or a game. `docs/protocol.md` describes the conversation.
"""
