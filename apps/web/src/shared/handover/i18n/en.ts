/** Where a box is left, or with whom, as households choose it. */
export const words = {
  "front-door": "At the front door",
  "side-door": "At the side door",
  "back-door": "At the back door",
  "neighbour-left": "With the neighbour on the left",
  "neighbour-right": "With the neighbour on the right",
  "neighbour-across": "With the neighbour across the way",
  reception: "At the building’s reception",
};
