import { listDocuments } from '../vault-contract.ts'

/** A document that ends is a to-do, of a module above this one. */
export const isStaleRead = (path: string): boolean =>
  path === listDocuments.path || path.startsWith('/pendingMatters/')
