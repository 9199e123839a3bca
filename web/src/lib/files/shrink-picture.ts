import { IMAGE_TYPES, UPLOAD } from 'domain/limits.ts'

const JPEG_QUALITY = 0.85

interface Size {
  width: number
  height: number
}

/** Returns the size of a picture whose longest edge is at most `edge`, in pixels. It never grows. */
export function fitWithin({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height))
  const shrunk = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: shrunk(width), height: shrunk(height) }
}

/** Thrown where the browser cannot read a file as a picture. */
export class UnreadablePictureError extends Error {}

const draw = (bitmap: ImageBitmap, { width, height }: Size) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePictureError('No canvas')
  context.fillStyle = '#fff' // JPEG has no transparency
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePictureError('No JPEG'))),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })

/**
 * Makes a picture fit to be sent over a slow line: as JPEG, upright. One that is small enough already is returned as
 * it is.
 * @param longestEdge pixels that it has at most
 * @throws UnreadablePictureError if the file is no picture
 */
export async function shrinkPicture(file: File, longestEdge: number): Promise<File> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadablePictureError(file.name, { cause })
  })
  try {
    const size = fitWithin(bitmap, longestEdge)
    const isAccepted = (IMAGE_TYPES as readonly string[]).includes(file.type)
    if (isAccepted && size.width === bitmap.width && file.size <= UPLOAD.fileBytes) return file
    const blob = await toJpeg(draw(bitmap, size))
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })
  } finally {
    bitmap.close()
  }
}
