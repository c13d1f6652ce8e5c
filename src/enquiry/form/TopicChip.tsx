import Chip, { chipClasses } from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { Scene } from '#components/content/Scene.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { pageRow } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { Topic } from './loadTopic.ts'

interface TopicChipProps {
  topic: Topic
  /** False: its place is kept. */
  isShown: boolean
  onRemove: () => void
}

/** Says what the enquiry is about, with the scene of the page that the visitor came from. */
export default function TopicChip({ topic, isShown, onRemove }: TopicChipProps) {
  const { t } = useTexts('enquiry')
  const { scene } = pageRow(topic.page)
  return (
    <Chip
      // Its button is what one presses and reaches by keyboard.
      role="group"
      tabIndex={-1}
      {...(scene && { icon: <Scene name={scene} sx={{ inlineSize: 40 }} /> })}
      label={t('topic.chip', { subject: topic.subject })}
      onDelete={onRemove}
      deleteIcon={
        <IconButton size="small" aria-label={t('topic.remove')}>
          <Icon name="close" />
        </IconButton>
      }
      sx={{
        minBlockSize: 40,
        backgroundColor: 'surface.container',
        ...(!isShown && { visibility: 'hidden' }),
        [`& .${chipClasses.deleteIcon}`]: { color: 'inherit' },
      }}
    />
  )
}
