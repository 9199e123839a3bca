import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARD_FACES, cutCardFaces } from './card-faces.ts'

test('the faces of share cards equal the output of their script', async () => {
  const cut = await cutCardFaces()
  expect((await readdir(CARD_FACES)).toSorted()).toEqual(Object.keys(cut).toSorted())
  for (const [name, face] of Object.entries(cut))
    expect((await readFile(join(CARD_FACES, name))).equals(face), name).toBe(true)
})
