/** Student-area §5 and §9. */
const LONGEST_SIDE = 800
const QUALITY = 0.6

/**
 * A photograph as a small JPEG data URL, upright, its longest side at most 800 px: what a slow and costly line
 * can carry. Throws when the file is no image that this browser can open.
 */
export async function shrinkImage(file: Blob): Promise<string> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  // JPEG knows no see-through ground
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}
