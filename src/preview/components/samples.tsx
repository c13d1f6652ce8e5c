import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { BulletList } from '#components/content/BulletList.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { PageBanner } from '#components/content/PageBanner.tsx'
import { Scene } from '#components/content/Scene.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { proof } from '#content/kinds/proof.ts'
import ProofSection from '#sections/ProofSection.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { textButtonMargin } from '#theme/tokens.ts'
import { blocks } from './blocks.tsx'
import { ownerSentences } from './ownerSentences.tsx'
import type { Samples } from './sampleTexts.ts'

const buttons = [
  ...(['contained', 'outlined', 'text'] as const).map((variant) => ({ variant })),
  { variant: 'contained', color: 'secondary' } as const,
  { variant: 'contained', disabled: true } as const,
  { variant: 'text', size: 'small' } as const,
  { variant: 'contained', size: 'large' } as const,
]
const tableRow = (texts: readonly string[]) => (
  <TableRow>
    {texts.map((text, column) => (
      <TableCell key={column}>{text}</TableCell>
    ))}
  </TableRow>
)

/** The samples, each below its name: the site's own components, then those of Material UI that it uses. */
export const samples: Samples = {
  PageBanner: ({ title }) => <PageBanner title={title} page="sap" />,
  Section: ({ title, text }) =>
    (['default', 'paper', 'alternate', 'band'] as const).map((background) => (
      <Section key={background} background={background} padding="dense">
        <SectionHeading lead={text}>{title}</SectionHeading>
      </Section>
    )),
  'ContactButton, ButtonLink': ({ action }) => (
    <>
      <ContactButton about="sap">{action}</ContactButton>
      <ButtonLink page="sap" variant="text" sx={{ marginInlineStart: textButtonMargin }}>
        {action}
      </ButtonLink>
    </>
  ),
  BulletList: ({ items }) => (
    <BulletList>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </BulletList>
  ),
  ...blocks,
  'Section: proof': ({ title, text, items }) => (
    <ProofSection
      page="about"
      id="proof"
      section={proof()}
      words={{
        textKey: '',
        values: {},
        texts: {
          heading: title,
          references: items.slice(0, 2).map((name) => ({ quote: text, name, role: title })),
          certificates: items.slice(0, 2).map((item) => ({ title: item, text })),
        },
      }}
    />
  ),
  ...ownerSentences,
  Scene: () => <Scene name="sap" />,
  Typography: ({ title }) =>
    (['h1', 'h2', 'h3', 'lead', 'body1', 'body2'] as const).map((variant) => (
      <Typography key={variant} variant={variant} component="p">{`${variant} · ${title}`}</Typography>
    )),
  Button: ({ action }) =>
    buttons.map((props) => (
      <Button key={JSON.stringify(props)} endIcon={<Icon name="arrow" />} {...props}>
        {action}
      </Button>
    )),
  'Link, Chip': ({ action, items }) => [
    <Link key={action} href="#Link">
      {action}
    </Link>,
    ...items.map((item) => <Chip key={item} label={item} />),
    <Chip key="small" size="small" label={action} />,
  ],
  'Chips in a row that scrolls': ({ action }) => (
    <Stack direction="row" spacing={1} sx={{ overflow: 'auto' }}>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Chip key={key} label={action} onClick={() => undefined} />
      ))}
    </Stack>
  ),
  TextField: ({ title, text }) => (
    <>
      <TextField label={title} helperText={text} fullWidth />
      <TextField label={title} defaultValue={title} error helperText={text} fullWidth />
    </>
  ),
  Alert: ({ text }) =>
    (['success', 'info', 'warning', 'error'] as const).map((severity) => (
      <Alert key={severity} severity={severity}>
        {text}
      </Alert>
    )),
  Card: ({ title, text }) => (
    <Card variant="arch">
      <CardActionArea href="#Card">
        <CardContent>
          <Typography variant="h3" component="p">
            {title}
          </Typography>
          <p>{text}</p>
        </CardContent>
      </CardActionArea>
    </Card>
  ),
  List: ({ items }) => (
    <List component="div">
      {items.map((item, index) => (
        <ListItemButton key={item} selected={index === 0}>
          {item}
        </ListItemButton>
      ))}
    </List>
  ),
  Table: ({ title, items }) => (
    <TableContainer role="group" aria-label={title} tabIndex={0}>
      <Table>
        <TableHead>{tableRow(items)}</TableHead>
        <TableBody>{tableRow(items.map(() => title))}</TableBody>
      </Table>
    </TableContainer>
  ),
  'Checkbox, Radio': ({ title, items }) => (
    <>
      <FormControlLabel control={<Checkbox />} label={title} />
      <RadioGroup aria-label={title} defaultValue={items[0]}>
        {items.map((item) => (
          <FormControlLabel key={item} value={item} control={<Radio />} label={item} />
        ))}
      </RadioGroup>
    </>
  ),
  ToggleButton: ({ title, items }) => (
    <ToggleButtonGroup value={items[0]} exclusive aria-label={title}>
      {items.slice(0, 2).map((item) => (
        <ToggleButton key={item} value={item}>
          {item}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  ),
  LinearProgress: ({ title }) => <LinearProgress variant="determinate" value={40} aria-label={title} />,
}
