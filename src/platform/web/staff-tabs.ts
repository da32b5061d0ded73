import { dropToken, formerToken, onSessionChange, readToken, renewToken, storeToken } from './session.ts'

/*
 * The sign-in of staff lives in session storage, which a second tab does not see. Tabs of one browser that are open at
 * the same time hand it on: a tab without a session asks, and one that has it answers. When the last tab closes it is
 * gone, as before; what ends it in one tab ends it in all.
 */

const CHANNEL = 'staff-session'
/** A tab answers within a few milliseconds; where none is open, this is what the sign-in page waits. */
const ANSWERS_WITHIN_MS = 300

type Message =
  | { kind: 'ask' }
  | { kind: 'session' | 'ended'; token: string }
  /** The same session under another token. */
  | { kind: 'renewed'; token: string; former: string }

/**
 * Takes part in the hand-over until the returned function is called.
 * @param onSettled called once it is known whether another tab has a session
 * @param onEnded called after another tab ended, or replaced, the session of this one
 */
export function joinStaffTabs({
  onSettled,
  onEnded,
}: {
  onSettled: () => void
  onEnded: () => void
}): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (message: Message) => channel.postMessage(message)
  let known = readToken(true)
  // What another tab says is not said again.
  const stopWatching = onSessionChange(() => {
    const token = readToken(true)
    if (token === known) return
    const former = formerToken()
    if (token !== null && former !== null && former === known) say({ kind: 'renewed', token, former })
    else if (token !== null) say({ kind: 'session', token })
    else if (known !== null) say({ kind: 'ended', token: known })
    known = token
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      if (known !== null) say({ kind: 'session', token: known })
    } else if (data.kind === 'renewed' && known === data.former) {
      known = data.token
      renewToken(data.token, true)
    } else if (data.kind === 'ended') {
      if (known === data.token) end()
    } else if (known !== data.token) take(data.token)
  })
  function end() {
    known = null
    dropToken(true)
    onEnded()
  }
  function take(token: string) {
    const isAnother = known !== null
    known = token
    storeToken(token, true)
    if (isAnother) onEnded()
    onSettled()
  }
  if (known === null) say({ kind: 'ask' })
  const timer = setTimeout(onSettled, known === null ? ANSWERS_WITHIN_MS : 0)
  return () => {
    clearTimeout(timer)
    stopWatching()
    channel.close()
  }
}
