import { lightenPicture } from './shrink-picture.ts'

/** Bytes of all pictures of a form: 45 s at 100 kbit/s, with room for its texts and the headers of the network. */
const LIGHT_BYTES = 520_000

const picturesOf = (form: FormData) =>
  [...form].flatMap(([name, value]) =>
    value instanceof File && value.type.startsWith('image/') ? [{ name, file: value }] : [],
  )

/** Returns whether the pictures of a form are too heavy for a slow line. */
export const areHeavy = (form: FormData): boolean =>
  picturesOf(form).reduce((sum, { file }) => sum + file.size, 0) > LIGHT_BYTES

/** Makes a form whose pictures together pass a slow line in time. Everything else of it stays the same. */
export async function lightenPictures(form: FormData): Promise<FormData> {
  const pictures = picturesOf(form)
  const lighter = new FormData()
  for (const [name, value] of form) lighter.append(name, value)
  for (const { name, file } of pictures)
    lighter.set(name, await lightenPicture(file, LIGHT_BYTES / pictures.length))
  return lighter
}
