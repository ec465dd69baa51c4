export { useState } from 'react';
