import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { Icon } from '#components/ui/Icon.tsx'
import { useWords } from './useWords.ts'

export function Surfaces() {
  const words = useWords().surfaces
  return (
    <>
      <Typography variant="h2">{words.heading}</Typography>
      <AppBar position="static">
        <Toolbar>
          <Typography component="div" sx={{ flexGrow: 1 }}>
            {words.bar}
          </Typography>
        </Toolbar>
      </AppBar>
      <Accordion>
        <AccordionSummary expandIcon={<Icon name="expand" />} aria-controls="answer" id="question">
          <Typography component="span">{words.question}</Typography>
        </AccordionSummary>
        <AccordionDetails>{words.answer}</AccordionDetails>
      </Accordion>
      <Card sx={{ maxWidth: 345 }}>
        <CardContent>
          <Typography gutterBottom variant="h4" component="div">
            {words.card}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.answer}
          </Typography>
        </CardContent>
        <CardActions>
          <Button size="small">{words.more}</Button>
        </CardActions>
      </Card>
    </>
  )
}
