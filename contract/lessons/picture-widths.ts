/** The widths in pixels at which the server sends a picture (R-FORMS-009). */
export const PICTURE_WIDTHS = [360, 720] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/**
 * The attributes of a picture at a signed URL that is shown at most 720 px wide, or as wide as it is. A picture that is opened
 * in full size has the URL itself (R-FORMS-009). A picture of this device (`blob:`) has one size.
 */
export function pictureAttributes(url: string, width = 720) {
  if (url.startsWith('blob:')) return { src: url }
  return {
    // before `src`, which a browser would otherwise load first
    srcSet: PICTURE_WIDTHS.map((it) => `${url}&width=${it} ${it}w`).join(', '),
    sizes: `min(100vw, ${Math.min(width, 720)}px)`,
    src: url,
  }
}
