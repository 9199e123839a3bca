import { IMAGE_TYPES, UPLOAD } from 'domain/limits.ts'

const JPEG_QUALITY = 0.85
/** Tried one after the other where bytes count. On a card of 1,600 pixels each can be read. */
const LIGHTER_QUALITIES = [0.75, 0.6, 0.45, 0.3]
/** Pixels of the longest edge that a picture keeps on a slow line. */
const LIGHT_EDGE = 1_600

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

const toJpeg = (canvas: HTMLCanvasElement, quality = JPEG_QUALITY) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePictureError('No JPEG'))),
      'image/jpeg',
      quality,
    )
  })

const named = (blob: Blob, file: File) =>
  new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })

const decode = (file: File) =>
  createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadablePictureError(file.name, { cause })
  })

/**
 * Makes a picture fit to be sent: as JPEG, upright. One that is small enough already is returned as
 * it is.
 * @param longestEdge pixels that it has at most
 * @throws UnreadablePictureError if the file is no picture
 */
export async function shrinkPicture(file: File, longestEdge: number): Promise<File> {
  const bitmap = await decode(file)
  try {
    const size = fitWithin(bitmap, longestEdge)
    const isAccepted = (IMAGE_TYPES as readonly string[]).includes(file.type)
    if (isAccepted && size.width === bitmap.width && file.size <= UPLOAD.fileBytes) return file
    return named(await toJpeg(draw(bitmap, size)), file)
  } finally {
    bitmap.close()
  }
}

/**
 * Makes a picture as light as a slow line needs, of 1,600 pixels at least where it has them.
 * @param bytes that it should have at most; the lightest is returned even if it has more
 * @throws UnreadablePictureError if the file is no picture
 */
export async function lightenPicture(file: File, bytes: number): Promise<File> {
  const bitmap = await decode(file)
  try {
    const canvas = draw(bitmap, fitWithin(bitmap, LIGHT_EDGE))
    let lightest: Blob = file
    for (const quality of LIGHTER_QUALITIES) {
      if (lightest.size <= bytes) break
      const blob = await toJpeg(canvas, quality)
      if (blob.size < lightest.size) lightest = blob
    }
    return lightest === file ? file : named(lightest, file)
  } finally {
    bitmap.close()
  }
}
