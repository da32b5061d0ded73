import { data } from 'react-router'

export const handle = { auth: true, access: 'public' }

export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFoundPage() {
  return null
}
