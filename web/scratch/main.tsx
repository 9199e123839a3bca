import 'virtual:borders.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import '#styles/global.css'
import { PublicLayout } from '../src/app/public/public-layout.tsx'
import { PostPage } from '#features/blogs/post/post-page.tsx'
import { EventPage } from '#features/events/event-page.tsx'
import { PageDataProvider } from '#lib/page-data-context.tsx'
import { posts } from '../../seed/posts.ts'

const q = new URLSearchParams(location.search)
const blog = (i: number, more = {}) => ({ id: `post-${i}`, title: posts[i]!.title, description: posts[i]!.description, image: '', externalLink: posts[i]!.externalLink ?? '', is_published: true, author_name: '', createdAt: '2024-03-15T08:00:00Z', updatedAt: '', ...more })
const photo = '/scratch/spools.jpg'
const urdu = 'گلناز نے ایک کھڈی سے نو لوگوں کا کارخانہ کیسے بنایا اور اس کی کہانی'
const kinds: Record<string, object> = {
  photo: { image: photo }, plain: {}, long: { title: 'Supercalifragilistic'.repeat(10), description: 'Word'.repeat(5000) },
  urdu: { title: urdu, description: `${urdu}\n\n${(urdu + '۔ ').repeat(8)}\n\nAnd an English paragraph. https://example.org`, author_name: 'رابعہ سواتی' },
}
const post = { etag: '', blog: blog(Number(q.get('i') ?? 0), kinds[q.get('kind') ?? 'plain']), ...(!q.has('alone') && { previous: { id: 'x4', title: posts[4]!.title, image: '' }, next: { id: 'y5', title: posts[5]!.title, image: photo } }) }
if (q.has('onlynext')) delete post.previous
const event = { etag: '', event: { id: 'main-event-5', title: 'Needle to invoice: a day for women who sell embroidery', description: 'Bring one finished piece and the price you last sold it for. By evening you will have a costed price, a label, a photograph and an invoice you can send from your telephone.\n\nWe begin with tea. Childcare opens at nine.', date: '2024-03-22', time: '09:30', location: 'Chamber House, Abbottabad. The west door has a ramp.', image: '', is_published: true, author_name: '', createdAt: '', updatedAt: '', ...kinds[q.get('kind') ?? 'plain'] }, previous: { id: 'ev-bank', title: 'Meet the export bank: open desk', image: '' }, next: { id: 'ev-honey-3', title: 'Selling honey with a clean label', image: '' } }
const data = q.has('loading') ? undefined : { content: {}, post, event, recent: [0, 1, 2].map((i) => blog(i, i === 0 ? { image: photo } : {})) }
const layout = (q.get('layout') ?? 'right') as 'right'
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
document.documentElement.dir = q.get('dir') ?? 'ltr'
const page = q.has('event') ? <EventPage /> : <PostPage layout={layout} />
createRoot(document.getElementById('root')!).render(<I18nProvider i18n={i18n}><MemoryRouter initialEntries={[q.has('event') ? '/event-details/a' : '/blog-details/a']}><PageDataProvider value={data as never}><Routes><Route element={<PublicLayout />}><Route path="*" element={page} /></Route></Routes></PageDataProvider></MemoryRouter></I18nProvider>)
