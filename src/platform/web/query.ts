import { useCallback } from 'react'
import {
  QueryClient,
  keepPreviousData,
  useMutation,
  useQuery,
  QueryObserver,
  type QueryObserverOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { CODE, type CallDefinition } from '../shared/call.ts'
import { useOneAtATime } from './one-at-a-time.ts'
import { CallFailure, makeCall, NETWORK, type CallOptions } from './api.ts'
import { readToken } from './session.ts'

/** Reads are retried only if the network failed, or under a session that has begun since; refusals are final. */
function isRetried(count: number, error: unknown): boolean {
  if (count >= 2 || !(error instanceof CallFailure)) return false
  return error.code === NETWORK || (error.code === CODE.sessionInvalid && readToken(false) !== null)
}

function newCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: true,
        retry: isRetried,
      },
      mutations: { retry: false },
    },
  })
}

let cacheOfWindow: QueryClient | undefined

/**
 * The cache of reads: one per window, and on the server, which does not read through it, an empty one each time. Not in
 * a context: a provider at the root would load the library on every page, and most visitors do not need it.
 */
export function readCache(): QueryClient {
  if (typeof window === 'undefined') return newCache()
  cacheOfWindow ??= startCache()
  return cacheOfWindow
}

function startCache(): QueryClient {
  const cache = newCache()
  cache.mount()
  window.addEventListener('greenlane:lang', () => void cache.invalidateQueries())
  return cache
}

export type ReadOptions = {
  staff?: boolean
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
}

/** Reads a call and caches it. A failure is toasted once an outage; the page shows it where the data would be. */
export function useCallQuery<I extends z.ZodType, O extends z.ZodType, Data = z.output<O>>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
  options: ReadOptions & { select?: (output: z.output<O>) => Data } = {},
): UseQueryResult<Data, CallFailure> {
  const { select, ...read } = options
  return useQuery<z.output<O>, CallFailure, Data>(
    { ...readOf(call, input, read), select, placeholderData: keepPreviousData },
    readCache(),
  )
}

/** The same read outside a component: reports the data, now and at each change. @returns a function that stops it */
export function watchRead<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
  options: ReadOptions & { onData: (data: z.output<O> | undefined) => void },
): () => void {
  const { onData, ...read } = options
  const observer = new QueryObserver<z.output<O>, CallFailure>(readCache(), readOf(call, input, read))
  onData(observer.getCurrentResult().data)
  return observer.subscribe(({ data }) => onData(data))
}

function readOf<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
  { staff = false, ...rest }: ReadOptions,
): QueryObserverOptions<z.output<O>, CallFailure> {
  return {
    queryKey: [call.path, input],
    queryFn: ({ signal }) => makeCall(call, input, { staff, signal, read: true }),
    ...rest,
  }
}

/**
 * Makes a writing call; afterwards the named reads, or all with a matching path, are refetched. Failures reach `onError`
 * and are toasted, unless the page shows them `inPlace`.
 */
export function useCallMutation<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  options: {
    staff?: boolean
    quiet?: boolean
    inPlace?: CallOptions['inPlace']
    /** Makes the call another way, such as one that asks for the password first. */
    make?: typeof makeCall
    invalidates?: readonly CallDefinition[] | ((path: string) => boolean)
    onSuccess?: (data: z.output<O>, input: z.input<I>) => void
    onError?: (failure: CallFailure) => void
  } = {},
) {
  const cache = readCache()
  const gate = useOneAtATime<z.input<I> | undefined>()
  const mutation = useMutation<z.output<O>, CallFailure, z.input<I>>(
    {
      mutationFn: (input) =>
        (options.make ?? makeCall)(call, input, {
          staff: options.staff ?? false,
          quiet: options.quiet ?? false,
          ...(options.inPlace && { inPlace: options.inPlace }),
        }),
      async onSuccess(data, input) {
        const { invalidates = [] } = options
        const isStale =
          typeof invalidates === 'function'
            ? invalidates
            : (path: string) => invalidates.some((read) => read.path === path)
        await cache.invalidateQueries({ predicate: ({ queryKey }) => isStale(String(queryKey[0])) })
        options.onSuccess?.(data, input)
      },
      onError: (failure) => options.onError?.(failure),
      onSettled: (_data, _failure, input) => gate.end(input),
    },
    cache,
  )
  const { mutate: send } = mutation
  const { start } = gate
  const mutate = useCallback<typeof send>(
    (...args) => {
      if (start(args[0])) send(...args)
    },
    [send, start],
  )
  return { ...mutation, mutate }
}
