/** The longest side in pixels, and the JPEG quality (R-EXAM-013). */
const MAX_SIDE_PX = 800
const JPEG_QUALITY = 0.6

/**
 * Reduces a photo to an upright JPEG data URL of at most 800 px, for slow connections. Throws if the browser cannot
 * read the file as an image.
 */
export async function shrinkImage(file: Blob): Promise<string> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // JPEG has no transparency
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
