/**
 * Title, description and URL of a public page, for search engines and shared links. React moves them into the
 * head.
 */
export function PageMeta({
  title,
  description,
  brand,
  url,
}: {
  title: string
  description: string
  brand: string
  /** The canonical URL of this page, without choices that only change its display. */
  url: string
}) {
  const full = title === brand ? brand : `${title} · ${brand}`
  const inLang = (lang: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang="en" href={inLang('en')} />
      <link rel="alternate" hrefLang="zh-CN" href={inLang('zh')} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
    </>
  )
}
