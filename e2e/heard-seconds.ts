import type { BrowserContext, Page } from '@playwright/test'

/** Lets the pages that are opened later note the last sound that they make an address for. */
export const noteSounds = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (sound: Blob) => {
      Object.assign(window, { sound })
      return createObjectURL(sound)
    }
  })

/** The seconds of a sound as a browser decodes it: of the one at an address, or of the noted one. */
export const heardSeconds = (page: Page, address = ''): Promise<number> =>
  page.evaluate(async (url) => {
    const sound: Blob | Response = url ? await fetch(url) : Reflect.get(window, 'sound')
    return (await new AudioContext().decodeAudioData(await sound.arrayBuffer())).duration
  }, address)
