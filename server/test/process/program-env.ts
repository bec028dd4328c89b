/** Hashing at the usual cost is a tenth of the processor time of the tests; those of hashes set the default. */
export const TEST_PASSWORD_MEMORY_KIB = '64'

/**
 * The environment of a program that a test starts: PATH, quick passwords, ffmpeg at the priority of the tests, and the compile cache of the tests, because the
 * default one is in DATA_DIR, which is new for each test.
 */
export const programEnv = {
  PATH: process.env.PATH,
  PASSWORD_MEMORY_KIB: TEST_PASSWORD_MEMORY_KIB,
  FFMPEG_PRIORITY: 'normal',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
