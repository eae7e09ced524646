import { Text } from '@mantine/core'
import { imagePath } from '../../../contract/paths.ts'
import { compareTexts } from '../../../contract/texts/history.ts'
import { changeTexts as texts } from '../../../contract/texts/inputs.ts'
import { objectsIn } from '../form/kinds/stored.ts'
import type { ChangeProps, Side } from './change.ts'
import { isReordered } from './listChange.tsx'
import { SideBySide } from './sideBySide.tsx'
import { Added, Gone } from './signs.tsx'

/** Shows both series of pictures beside each other; what only one of them has, and other descriptions, are marked. */
export default function ImagesChange({ resource, old, now }: ChangeProps) {
  const namesOf = (side: Side) => picturesOf(side).map(({ foto }) => foto)
  return (
    <>
      <SideBySide old={old} now={now}>
        {(side) => {
          const Mark = side === old ? Gone : Added
          const others = picturesOf(side === old ? now : old)
          return (
            <ol className="compare-pictures">
              {picturesOf(side).map(({ foto, alt }, index) => {
                const other = others.find((one) => one.foto === foto)
                return (
                  <li key={foto}>
                    <a href={imagePath(resource.name, foto)} target="_blank" rel="noopener">
                      <img
                        className="panel-preview"
                        src={imagePath(resource.name, foto, 400)}
                        alt={compareTexts.picture(`${side.label}, ${index + 1}`)}
                        width={120}
                      />
                    </a>
                    <span className="compare-words">
                      {!other && <Mark>{side === old ? texts.goneOne : texts.newOne}</Mark>}{' '}
                      {!other || other.alt === alt ? alt : <Mark>{alt || texts.noAlt}</Mark>}
                    </span>
                  </li>
                )
              })}
            </ol>
          )
        }}
      </SideBySide>
      {isReordered(namesOf(old), namesOf(now)) && (
        <Text size="sm" className="compare-said">
          {texts.order}
        </Text>
      )}
    </>
  )
}

const picturesOf = ({ value }: Side) =>
  objectsIn(value).map(({ foto, alt }) => ({ foto: String(foto), alt: String(alt ?? '') }))
