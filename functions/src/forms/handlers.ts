import { extname } from 'node:path'
import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { checkStored } from 'domain/content/check-part.ts'
import { NO_EVENT, SAMPLE_EVENT_ID } from 'domain/event.ts'
import { isDonation, wrongAmount } from 'domain/money/donation-schema.ts'
import { toE164 } from 'domain/values/phone.ts'
import { rule } from 'domain/values/rule.ts'
import { isId, read, type Transaction } from '../cloud/store.ts'
import { RESPONSE_SENT } from '../http/handler.ts'
import { formLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { HttpError, invalidFields, notFound } from '../http/responses/http-error.ts'
import { sendFile } from '../http/responses/send-file.ts'
import type { Handlers } from '../http/serve.ts'
import { paymentProvider } from '../payments/payment-provider.ts'
import { BLOGS, EVENTS, type PostDocument, type PostInput, type PostKind } from '../posts/post-kind.ts'
import { refs } from '../refs.ts'
import { readWaysToPay } from '../mail/read-organisation.ts'
import { readOpening } from '../site/opening.ts'
import { readDonationLimits } from '../site/read-content.ts'
import { clampReplyDepth } from './clamp-reply-depth.ts'
import { cvTypeOf, openCv, toCvFile } from './cv.ts'
import { type DonationFields, hasPaymentStarted, payByCard } from './pay-by-card.ts'
import { removeForm } from './remove-form.ts'
import { type CheckedForm, isStored, storeForm } from './store-form.ts'

/** Handles the forms of the public site, and the office's calls that open a CV or delete a form. */
export const formHandlers = {
  sendMessage: {
    limit: formLimiter(RATES.message),
    handle: async ({ actor, language, request, input }) => {
      const { name, lastname, email, phone, subject, notes } = input
      const events = input.events === NO_EVENT ? '' : input.events
      // the event may have been deleted since the page was opened
      if (events && !(await findPublishedPost(EVENTS, events)))
        throw invalidFields({ events: [rule('selectEvents')] })
      return storeForm({
        collection: 'messages',
        sender: { actor, language, request, email },
        key: input.key,
        fields: { name, lastname, phone, subject, events, notes, state: 'new' },
        fieldsOnCommit: async () => (phone ? { phone_e164: await toE164(phone) } : {}),
        isSuspect: input.fax !== '',
        template: 'message',
      })
    },
  },

  askAboutEvent: {
    limit: formLimiter(RATES.question),
    handle: async ({ actor, language, request, path, input }) => {
      const { name, email, message } = input
      const isSample = path.id === SAMPLE_EVENT_ID
      if (!isSample && !(await findPublishedPost(EVENTS, path.id))) throw notFound()
      return storeForm({
        collection: 'messages',
        sender: { actor, language, request, email },
        key: input.key,
        fields: { name, lastname: '', subject: '', events: path.id, notes: message, state: 'new' },
        isSuspect: input.fax !== '',
        template: 'eventQuestion',
        data: { page: isSample ? '/event-details' : `/event-details/${path.id}` },
      })
    },
  },

  offerHelp: {
    limit: formLimiter(RATES.offer),
    handle: async ({ actor, language, request, input, files }) => {
      const { first_name, email, subject, case_description } = input
      const cv = files['cv'] && (await toCvFile(files['cv']))
      return storeForm({
        collection: 'volunteers',
        sender: { actor, language, request, email },
        key: input.key,
        fields: { first_name, subject, case_description, cv: '', state: 'new' },
        // not among `fields`: the path differs each time, and the same form must get the same reference
        fieldsOnCommit: async () => ({ cv: cv?.path ?? '' }),
        isSuspect: input.fax !== '',
        template: 'volunteer',
        files: cv ? [cv] : [],
      })
    },
  },

  donate: {
    limit: formLimiter(RATES.donation),
    handle: async ({ actor, language, request, input }) => {
      if (!(await readOpening()).isOpen) throw new HttpError(409, ({ forms }) => forms.notOpen)
      const { amount, currency, cause, first_name, last_name, address, message } = input
      const { email, payment_token: token } = input
      const sender = { actor, language, request, email }
      const donation = { amount, currency, cause, first_name, last_name, address, message }
      // the office may have changed causes, currency or limits since the first request: that one is answered the same
      const ensurePossible = async (isRepeated: () => Promise<boolean>) => {
        const refusal = await findRefusal(donation)
        if (refusal && !(await isRepeated())) throw refusal
      }
      if (input.payment_method === 'card') {
        const provider = paymentProvider()
        if (!provider) throw new HttpError(409, ({ forms }) => forms.noCards)
        if (!token) throw invalidFields({ payment_token: [rule('missing')] })
        await ensurePossible(() => hasPaymentStarted(token, donation))
        // a filled hidden field does not matter: the payment shows that it is no spam
        return payByCard(provider, token, sender, donation)
      }
      const pledge: CheckedForm<'donations'> = {
        collection: 'donations',
        sender,
        key: input.key,
        fields: { ...donation, payment_method: 'offline', state: 'pledged', company: '', payment: '' },
        isSuspect: input.fax !== '',
        template: 'donationPledged',
        data: { amount: String(amount), currency },
      }
      await ensurePossible(() => isStored(pledge))
      return { ...(await storeForm(pledge)), ...(await readWaysToPay()) }
    },
  },

  sendComment: {
    limit: formLimiter(RATES.comment),
    handle: async ({ actor, language, request, input }) => {
      const { blog, name, email, website, comment } = input
      const isSample = blog === SAMPLE_POST_ID
      return storeForm({
        collection: 'comments',
        sender: { actor, language, request, email },
        key: input.key,
        fields: { blog, parent: input.parent, name, website, comment, is_approved: false },
        // a post or a comment that is being deleted takes no reply
        fieldsOnCommit: async (tx) => {
          if (!isSample && !(await findPublishedPost(BLOGS, blog, tx)))
            throw new HttpError(404, ({ forms }) => forms.commentsClosed)
          return { parent: await clampReplyDepth(blog, input.parent, tx) }
        },
        isSuspect: input.fax !== '',
        template: 'comment',
        data: { page: isSample ? '/blog-details' : `/blog-details/${blog}` },
      })
    },
  },

  getCv: async ({ actor, path: { id }, request, response }) => {
    const { path, file } = await openCv(id, actor.uid)
    response.attachment(`cv-${id}${extname(path)}`).set({
      'Content-Type': cvTypeOf(path),
      'Cache-Control': 'private, no-store',
      // a PDF may contain scripts: a browser that shows it must not run them as ours
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    await sendFile(request, response, file)
    return RESPONSE_SENT
  },

  deleteMessage: ({ actor, path }) => removeForm('messages', path.id, actor.uid),

  deleteOffer: ({ actor, path }) => removeForm('volunteers', path.id, actor.uid),

  deleteDonation: ({ actor, path }) => removeForm('donations', path.id, actor.uid),
} satisfies Partial<Handlers>

/** Returns why the office takes no such donation; `undefined` if it does. @throws Error if the limits cannot be read */
async function findRefusal({ amount, currency, cause }: DonationFields): Promise<HttpError | undefined> {
  const limits = await readDonationLimits()
  if (!limits) throw new Error('site/giving has no readable limits of a donation.')
  if (currency !== limits.currency) return new HttpError(409, ({ forms }) => forms.otherCurrency)
  if (!isDonation(amount, limits)) return invalidFields({ amount: [wrongAmount(limits)] })
  return cause && !(await isCause(cause)) ? invalidFields({ cause: [rule('kind')] }) : undefined
}

/**
 * Returns whether the office lists this cause. If the list cannot be read, pages show an earlier one, so every id is accepted.
 */
async function isCause(id: string): Promise<boolean> {
  const checked = await checkStored('causes', await read(refs.site.doc('causes')))
  return !checked.ok || checked.value.causes.some((cause) => cause.id === id)
}

/**
 * Reads a post or an event that visitors may read; `undefined` for drafts, missing ones and invalid ids.
 * @param from a transaction, if it must still hold at the commit
 */
async function findPublishedPost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  from: Pick<Transaction, 'read'> = { read },
): Promise<PostDocument<Input> | undefined> {
  const post = isId(id) ? await from.read(kind.collection.doc(id)) : undefined
  return post?.is_published && kind.isValid(id, post) ? post : undefined
}
