import { useSearchParams } from 'react-router'
import { CATEGORY_CODES } from '#catalogue/codes.ts'
import { RegistrationsList } from '#registrations/web/public.tsx'
import { ConfirmRenewal } from './confirm-renewal.tsx'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['registrations', 'takeover', 'mandates', 'vault', 'checkout', 'cart', 'company', 'agreement', 'ui'],
}

/** What the company has obtained; with services or a category in the address, the confirmation that they go on. */
export default function RegistrationsPage() {
  const [search] = useSearchParams()
  const serviceIds = search.getAll('renew').filter((id) => id !== '')
  const category = CATEGORY_CODES.find((code) => code === search.get('pendingRenewalType'))
  if (serviceIds.length > 0) return <ConfirmRenewal asked={{ serviceIds }} />
  if (category) return <ConfirmRenewal asked={{ pendingRenewalType: category }} />
  return <RegistrationsList />
}
