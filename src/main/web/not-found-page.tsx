import { data } from 'react-router'

export const handle = { auth: true, access: 'public', texts: ['shell'] }

/** The answer is 404, and the shell around it shows `NotFound`. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFoundPage() {
  return null
}
