import { useState } from 'react';

useState();
