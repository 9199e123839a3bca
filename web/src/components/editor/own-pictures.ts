/**
 * Shows pictures of HTML by addresses that this page can load: visitors cannot see those of a draft.
 * @param srcOf returns such an address; nothing leaves the picture as it is
 */
export function withOwnPictures(html: string, srcOf: (address: string) => string | undefined): string {
  if (!html.includes('<img')) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const image of page.querySelectorAll('img')) {
    const own = srcOf(image.getAttribute('src') ?? '')
    image.removeAttribute('srcset')
    image.removeAttribute('loading')
    if (own) image.src = own
  }
  return page.body.innerHTML
}
