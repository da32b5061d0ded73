import { useState } from 'react'
import type { Currency } from '#platform/shared/money.ts'
import { makeCall } from '#platform/web/api.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { readToken } from '#platform/web/session.ts'
import { addToShoppingCart, countShoppingCart, readShoppingCart } from '../contract.ts'
import { rememberVisitorCart } from './visitor-cart-hint.ts'

export type ServiceToAdd = { productId: string; options?: Record<string, string>; currency: Currency }

/**
 * Adds several services to the cart, one after the other: the first opens a visitor's cart, and the others go
 * into it by its cookie. A failure is toasted, and the button can be pressed again.
 */
export function useAddServices(options: { onSuccess?: () => void } = {}) {
  const [status, setStatus] = useState<'idle' | 'pending' | 'success'>('idle')
  const add = async (services: readonly ServiceToAdd[]): Promise<void> => {
    setStatus('pending')
    try {
      await addAll(services)
      options.onSuccess?.()
      setStatus('success')
    } catch {
      setStatus('idle')
    }
    await invalidateReads([countShoppingCart, readShoppingCart]).catch(() => undefined)
  }
  return {
    mutate: (services: readonly ServiceToAdd[]) => void add(services),
    isPending: status === 'pending',
    isSuccess: status === 'success',
  }
}

async function addAll(services: readonly ServiceToAdd[]): Promise<void> {
  for (const { productId, options = {}, currency } of services)
    await makeCall(addToShoppingCart, { productId, options, quantity: 1, currency })
  if (readToken(false) === null) rememberVisitorCart()
}
