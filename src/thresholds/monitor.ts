import { consignmentStates } from './consignment-limits.ts'
import { distanceSalesState } from './distance-sales-threshold.ts'
import { intrastatStates } from './intrastat-state.ts'
import { registrationStates } from './registration-threshold-state.ts'
import { LEVELS, THRESHOLD_KINDS, type ThresholdState, type Watched } from './threshold.ts'
import { unregisteredStates } from './unregistered-states.ts'

/** Every limit that concerns the company: what is crossed first, then what is near. */
export function thresholdStates(watched: Watched): ThresholdState[] {
  const states = [
    ...unregisteredStates(watched),
    ...distanceSalesState(watched),
    ...consignmentStates(watched),
    ...registrationStates(watched),
    ...intrastatStates(watched),
  ].map((state) => (watched.rowsWaiting > 0 ? withoutNothing(state) : state))
  return states.toSorted((a, b) => urgency(a) - urgency(b) || (a.country < b.country ? -1 : 1))
}

/** Nothing is said to be reached of a limit while there are rows that may count towards it. */
function withoutNothing(state: ThresholdState): ThresholdState {
  if (state.level !== 'OK' || state.reached?.amount !== 0) return state
  return { ...state, level: 'UNKNOWN', doubt: 'ROWS_WAITING', reached: null, basisPoints: null }
}

function urgency({ level, settled, kind }: ThresholdState): number {
  const byLevel = settled ? LEVELS.length : ORDER.indexOf(level)
  return byLevel * THRESHOLD_KINDS.length + THRESHOLD_KINDS.indexOf(kind)
}

const ORDER: readonly ThresholdState['level'][] = ['CROSSED', 'NEAR', 'UNKNOWN', 'OK', 'NOT_APPLICABLE']
