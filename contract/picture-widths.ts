/** The widths in pixels at which the server sends a picture (R-FORMS-009). */
export const PICTURE_WIDTHS = [360, 720] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The `srcset` of a picture at a signed URL. A picture that is opened in full size has the URL itself. */
export function pictureSources(url: string): string {
  return PICTURE_WIDTHS.map((width) => `${url}&width=${width} ${width}w`).join(', ')
}
