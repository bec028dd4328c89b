/** The database of the recordings of a user on this device. */
export const voiceDatabaseOf = (userId: string) => `voice-${userId}`
