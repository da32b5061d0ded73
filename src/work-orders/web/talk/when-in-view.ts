type Around = {
  page?: Pick<Document, 'visibilityState' | 'hasFocus' | 'addEventListener'>
  frame?: Pick<Window, 'addEventListener'>
}

/**
 * Says once that a mark is in view of a window that somebody is at: what stands in a window behind others is not read.
 * @returns stops watching
 */
export function whenInView(
  mark: Element,
  onSeen: () => void,
  { page = document, frame = window }: Around = {},
): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let isInView = false
  const look = () => {
    if (signal.aborted || !isInView || page.visibilityState !== 'visible' || !page.hasFocus()) return
    stop()
    onSeen()
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    look()
  })
  function stop() {
    stopped.abort()
    observer.disconnect()
  }
  page.addEventListener('visibilitychange', look, { signal })
  frame.addEventListener('focus', look, { signal })
  observer.observe(mark)
  return stop
}
