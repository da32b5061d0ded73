import { useState } from 'react'
import { rememberBuyer, rememberedBuyer, type RememberedBuyer } from '#accounts/web/public.tsx'

/** What the visitor said of the company, remembered on this device. */
export function useBuyer(): [RememberedBuyer | undefined, (buyer: RememberedBuyer) => void] {
  const [buyer, setBuyer] = useState(rememberedBuyer)
  const choose = (next: RememberedBuyer) => {
    rememberBuyer(next)
    setBuyer(next)
  }
  return [buyer, choose]
}
