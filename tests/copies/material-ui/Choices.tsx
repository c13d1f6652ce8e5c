import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import { useState } from 'react'
import { useWords } from './useWords.ts'

export function Choices() {
  const words = useWords().inputs
  const [size, setSize] = useState('small')
  return (
    <>
      <FormControl>
        <FormLabel id="size-group">{words.size}</FormLabel>
        <RadioGroup aria-labelledby="size-group" defaultValue="small" name="size-group">
          <FormControlLabel value="small" control={<Radio />} label={words.small} />
          <FormControlLabel value="large" control={<Radio />} label={words.large} />
        </RadioGroup>
      </FormControl>
      <FormControl fullWidth>
        <InputLabel id="size-label">{words.size}</InputLabel>
        <Select
          labelId="size-label"
          id="size"
          value={size}
          label={words.size}
          onChange={(event) => setSize(event.target.value)}
        >
          <MenuItem value="small">{words.small}</MenuItem>
          <MenuItem value="large">{words.large}</MenuItem>
        </Select>
      </FormControl>
    </>
  )
}
