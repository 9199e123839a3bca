// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { addPost } from '../../../functions/src/posts/add-post.ts'
import { changePost, removePost } from '../../../functions/src/posts/change-post.ts'
import { BLOGS } from '../../../functions/src/posts/post-kind.ts'
import { counts, refs } from '../../support/admin.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { plainImage } from '../../support/pictures.ts'
import { registerAdminHere } from '../../support/register-here.ts'

const red = await plainImage(500, 300, '#a00').jpeg().toBuffer()
const blue = await plainImage(500, 300, '#00a').jpeg().toBuffer()
/** Files of each picture: 320 and 480 px wide. */
const FILES = 2
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)
const author = { uid: await registerAdminHere(), name: 'Somebody' }
const input = () => ({
  fields: {
    title: `Market ${randomUUID()}`,
    description: 'Thirty stalls.',
    externalLink: '',
    is_published: true,
  },
  image: red,
})

test.each(FAULTS)('publishing a post stores everything or nothing when a call is %s', async (fault) => {
  let before = await counts()
  let sent = input()
  await strikeEachCall(
    fault,
    () => addPost(BLOGS, sent, author),
    async (outcome, call) => {
      if (outcome.how === 'killed') await sweepLater()
      const after = await counts()
      const whole = {
        ...before,
        blogs: before.blogs + 1,
        pictures: before.pictures + FILES,
        audit: before.audit + 1,
      }
      if (outcome.how === 'done') expect(after, call).toEqual(whole)
      else if (outcome.how === 'failed') expect(after, call).toEqual(before)
      else expect([before, whole], call).toContainEqual(after)
      if (after.blogs === before.blogs) {
        await addPost(BLOGS, sent, author)
        expect(await counts(), `repeated after ${call}`).toEqual(whole)
      }
      sent = input()
      before = await counts()
    },
  )
})

test.each(FAULTS)('changing a post changes everything or nothing when a call is %s', async (fault) => {
  let made = await addPost(BLOGS, input(), author)
  let before = await counts()
  const sent = { fields: { title: 'Changed' }, image: blue }
  await strikeEachCall(
    fault,
    () => changePost(BLOGS, made.id, sent, author.uid),
    async (outcome, call) => {
      if (outcome.how === 'killed') await sweepLater()
      const stored = (await refs.blogs.doc(made.id).get()).data()
      const changed = stored?.title === 'Changed'
      if (outcome.how !== 'killed') expect(changed, call).toBe(outcome.how === 'done')
      expect(stored?.image === made.image, call).toBe(!changed)
      expect(await counts(), call).toEqual({
        ...before,
        // the old picture stays with its version, and an intent lets visitors see it for a day
        pictures: before.pictures + FILES * Number(changed),
        intents: before.intents + Number(changed),
        postVersions: before.postVersions + Number(changed),
        audit: before.audit + Number(changed),
      })
      await removePost(BLOGS, made.id, author.uid)
      await sweep(tomorrow())
      expect(await listFiles(`media/blogs/${made.id}/`)).toEqual([])
      made = await addPost(BLOGS, input(), author)
      before = await counts()
    },
  )
})

test.each(FAULTS)(
  'a successful deletion of a post is complete and can be repeated when a call is %s',
  async (fault) => {
    let made = await addPost(BLOGS, input(), author)
    let before = await counts()
    await strikeEachCall(
      fault,
      () => removePost(BLOGS, made.id, author.uid),
      async (outcome, call) => {
        if (outcome.how === 'killed') await sweepLater()
        const isGone = !(await refs.blogs.doc(made.id).get()).exists
        if (outcome.how === 'done') expect(isGone, call).toBe(true)
        const gone = {
          ...before,
          blogs: before.blogs - 1,
          // the picture and the intent to remove it stay for a day
          intents: before.intents + 1,
          audit: before.audit + 1,
        }
        expect(await counts(), call).toEqual(isGone ? gone : before)
        if (!isGone) await removePost(BLOGS, made.id, author.uid)
        expect(await counts(), `repeated after ${call}`).toEqual(gone)
        await sweep(tomorrow())
        expect(await counts(), `a day after ${call}`).toEqual({
          ...gone,
          intents: before.intents,
          pictures: before.pictures - FILES,
        })
        made = await addPost(BLOGS, input(), author)
        before = await counts()
      },
    )
  },
)
