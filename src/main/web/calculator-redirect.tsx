import { redirect } from 'react-router'
import { paths } from '#paths.ts'
import type { LoaderArgs } from '#platform/web/caller.ts'

export const handle = { auth: true, access: 'public' }

/** Redirects the correct spelling to the fixed one. */
export function loader({ request }: LoaderArgs) {
  const { search } = new URL(request.url)
  throw redirect(`${paths.taxCalculator()}${search}`, 301)
}

export default function CalculatorRedirect() {
  return null
}
