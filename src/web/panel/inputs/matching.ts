import type { OptionsFilter } from '@mantine/core'
import { fold } from '../../../contract/spanish/spanish.ts'

/** Keeps the options that have every typed word, as Spanish compares: without accents and case, `ñ` apart. */
export const matching: OptionsFilter = ({ options, search }) => {
  const words = fold(search).split(' ').filter(Boolean)
  return options.filter((option) => {
    const text = 'label' in option ? fold(option.label) : ''
    return words.every((word) => text.includes(word))
  })
}
