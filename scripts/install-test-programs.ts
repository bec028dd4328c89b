import { findChromium } from '../e2e/find-chromium.ts'
import { installFfmpeg } from './install-ffmpeg.ts'

/** Installs the programs of the tests that are missing, one after the other, because `apt-get` does not run twice at a time. */
installFfmpeg()
findChromium()
