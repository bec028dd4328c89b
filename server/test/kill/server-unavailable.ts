/** The server did not respond: it was killed or is still starting. */
export class ServerUnavailable extends Error {}
