"""What clients and servers say to one another, as typed structures: `live` over WebSocket, `bodies` over HTTP.

Server, client and page share them; the page's TypeScript is made from them (`underhall.server.typescript`). Nothing
here knows a framework, a socket or a game. `docs/protocol.md` tells the conversation.
"""
