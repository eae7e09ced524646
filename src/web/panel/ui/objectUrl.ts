import { useEffect, useState } from 'react'

/** Returns an address for a file that is only here yet; null for anything else. */
export function useObjectUrl(value: unknown): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!(value instanceof File)) return setUrl(null)
    const made = URL.createObjectURL(value)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [value])
  return url
}
