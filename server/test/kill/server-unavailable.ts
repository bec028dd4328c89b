/** The server does not answer: it was killed, or is about to start. */
export class ServerUnavailable extends Error {}
