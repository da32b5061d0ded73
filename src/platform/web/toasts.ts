/** Messages (short, at the top) are shown for 3 s, notifications for 4.5 s; both are announced to screen readers. */
export type Toast = {
  id: number
  kind: 'message' | 'notification'
  tone: 'good' | 'bad' | 'info'
  text: string
  title?: string
  /** The call that failed. */
  about?: string
}

const MESSAGE_MS = 3_000
const NOTIFICATION_MS = 4_500

type Listener = () => void
const listeners = new Set<Listener>()
let toasts: readonly Toast[] = []
let lastId = 0

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(toast: Omit<Toast, 'id'>, milliseconds: number): void {
  const already = toasts.some((other) => other.text === toast.text && other.tone === toast.tone)
  if (already) return
  const id = ++lastId
  publish([...toasts.slice(-3), { ...toast, id }])
  setTimeout(() => closeToast(id), milliseconds)
}

export function showMessage(text: string, tone: Toast['tone'] = 'info', about?: string): void {
  show({ kind: 'message', tone, text, ...(about !== undefined && { about }) }, MESSAGE_MS)
}

/** What was said of a failed call no longer holds once it has succeeded. */
export function closeFailuresOf(about: string): void {
  if (toasts.some((toast) => toast.about === about)) publish(toasts.filter((toast) => toast.about !== about))
}

export function showNotification(toast: { text: string; title?: string; tone?: Toast['tone'] }): void {
  show({ kind: 'notification', ...toast, tone: toast.tone ?? 'info' }, NOTIFICATION_MS)
}

export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): readonly Toast[] => toasts
