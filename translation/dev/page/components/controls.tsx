import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Rating from '@mui/material/Rating'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import type { Samples, SampleTexts } from './sampleTexts.ts'

/** The components that a visitor sets, as in Material UI's documentation. */
export const controls: Samples = {
  'Checkbox, Radio, Switch': ({ title, items }) => (
    <>
      <FormControlLabel control={<Checkbox />} label={title} />
      <FormControlLabel control={<Switch />} label={title} />
      <RadioGroup aria-label={title} defaultValue={items[0]}>
        {items.map((item) => (
          <FormControlLabel key={item} value={item} control={<Radio />} label={item} />
        ))}
      </RadioGroup>
    </>
  ),
  Select: (texts) => <SelectSample {...texts} />,
  Autocomplete: ({ title, items }) => (
    <Autocomplete
      disablePortal
      options={items}
      renderInput={(params) => <TextField {...params} label={title} />}
    />
  ),
  'Slider, Rating': ({ title }) => (
    <>
      <Slider defaultValue={30} aria-label={title} valueLabelDisplay="auto" />
      <Rating defaultValue={2} />
    </>
  ),
  ToggleButton: (texts) => <ToggleButtonSample {...texts} />,
}

function SelectSample({ title, items }: SampleTexts) {
  const [item, setItem] = useState(items[0])
  return (
    <TextField select label={title} value={item} onChange={(event) => setItem(event.target.value)}>
      {items.map((each) => (
        <MenuItem key={each} value={each}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  )
}

function ToggleButtonSample({ title, items }: SampleTexts) {
  const [item, setItem] = useState(items[0])
  return (
    <ToggleButtonGroup
      value={item}
      exclusive
      onChange={(_, chosen: string) => setItem(chosen)}
      aria-label={title}
    >
      {items.slice(0, 2).map((each) => (
        <ToggleButton key={each} value={each}>
          {each}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
