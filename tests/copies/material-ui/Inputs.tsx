import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Rating from '@mui/material/Rating'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import Typography from '@mui/material/Typography'
import { Choices } from './Choices.tsx'
import { useWords } from './useWords.ts'

export function Inputs() {
  const words = useWords().inputs
  const [alignment, setAlignment] = useState<string | null>('start')
  const [rating, setRating] = useState<number | null>(2)
  return (
    <>
      <Typography variant="h2">{words.heading}</Typography>
      <TextField label={words.name} margin="normal" />
      <Autocomplete
        disablePortal
        options={words.cities}
        sx={{ width: 300 }}
        renderInput={(params) => <TextField {...params} label={words.search} />}
      />
      <FormControlLabel control={<Checkbox />} label={words.agree} />
      <FormControlLabel control={<Switch />} label={words.dark} />
      <Choices />
      <Rating name="rating" value={rating} onChange={(_, value) => setRating(value)} />
      <Slider defaultValue={30} aria-label={words.volume} valueLabelDisplay="auto" />
      <ToggleButtonGroup
        value={alignment}
        exclusive
        onChange={(_, value: string | null) => setAlignment(value)}
        aria-label={words.align}
      >
        <ToggleButton value="start">{words.start}</ToggleButton>
        <ToggleButton value="end">{words.end}</ToggleButton>
      </ToggleButtonGroup>
    </>
  )
}
