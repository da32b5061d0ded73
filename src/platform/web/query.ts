import {
  QueryClient,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type { CallDefinition } from '../shared/call.ts'
import { CallFailure, makeCall, NETWORK } from './api.ts'

/** One cache per window. Reads are retried only if the network failed; refusals are final. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: true,
        retry: (count, error) => count < 2 && error instanceof CallFailure && error.code === NETWORK,
      },
      mutations: { retry: false },
    },
  })
}

export type ReadOptions = {
  staff?: boolean
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
}

/** Reads a call and caches it; the page itself shows a failure, so there is no toast. */
export function useCallQuery<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
  options: ReadOptions = {},
): UseQueryResult<z.output<O>, CallFailure> {
  const { staff = false, ...rest } = options
  return useQuery<z.output<O>, CallFailure>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => makeCall(call, input, { staff, signal, quiet: true }),
    placeholderData: keepPreviousData,
    ...rest,
  })
}

/**
 * Makes a writing call; afterwards the named reads, or all with a matching path, are refetched. Failures are toasted
 * and reach `onError`.
 */
export function useCallMutation<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  options: {
    staff?: boolean
    quiet?: boolean
    invalidates?: readonly CallDefinition[] | ((path: string) => boolean)
    onSuccess?: (data: z.output<O>, input: z.input<I>) => void
    onError?: (failure: CallFailure) => void
  } = {},
) {
  const client = useQueryClient()
  return useMutation<z.output<O>, CallFailure, z.input<I>>({
    mutationFn: (input) =>
      makeCall(call, input, { staff: options.staff ?? false, quiet: options.quiet ?? false }),
    async onSuccess(data, input) {
      const { invalidates = [] } = options
      const isStale =
        typeof invalidates === 'function'
          ? invalidates
          : (path: string) => invalidates.some((read) => read.path === path)
      await client.invalidateQueries({ predicate: ({ queryKey }) => isStale(String(queryKey[0])) })
      options.onSuccess?.(data, input)
    },
    onError: (failure) => options.onError?.(failure),
  })
}
