import type { Locator } from '@playwright/test'
import sharp from 'sharp'

// black on yellow has the same red as black on white, so the red channel of a picture shows the letters only
const YELLOW_PLACES = `
  .highlighted-text { background: #fff !important; }
  .highlighted-text > bdi { color: #000 !important; }
  .highlighted-text > [data-place] { background: #ff0 !important; border-color: #ff0 !important; color: #ff0 !important; }
`
const NO_PLACES = '.highlighted-text > [data-place] { display: none !important; }'
const NOTHING_CLIPS =
  '* { overflow: visible !important; contain: none !important; clip-path: none !important; }'

/** The red channel of a highlighted text as it is, without its highlights, and with nothing around it that could clip it. */
export async function drawInk(text: Locator) {
  await text.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  return {
    highlighted: await draw(text, YELLOW_PLACES),
    plain: await draw(text, YELLOW_PLACES + NO_PLACES),
    unclipped: await draw(text, YELLOW_PLACES + NO_PLACES + NOTHING_CLIPS),
  }
}

/** The red values of all pixels. */
async function draw(text: Locator, styles: string): Promise<Buffer> {
  // the Content-Security-Policy does not allow an inserted style element
  await text.evaluate((_, css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, styles)
  const picture = await text.screenshot({ animations: 'disabled' })
  await text.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return sharp(picture).extractChannel('red').raw().toBuffer()
}

/** Whether a drawing has any letters. */
export const hasInk = (red: Buffer): boolean => red.some((value) => value < 64)
