import type { Holder } from '../../whose-turn.ts'

/** The word for who holds declarations of one kind, or of all: tax goes to an office, quantities to a register. */
export function turnWord(kind: string | undefined, holder: Holder) {
  if (holder !== 'authority') return `turn_${holder}` as const
  if (!kind) return 'any_turn_authority' as const
  return kind === 'EPR' ? ('quantities_turn_authority' as const) : ('turn_authority' as const)
}
