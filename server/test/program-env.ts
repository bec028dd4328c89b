/**
 * The environment of a program that a test starts: PATH, and the compile cache of the tests, because the default one is in
 * DATA_DIR, which is new for each test.
 */
export const programEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
