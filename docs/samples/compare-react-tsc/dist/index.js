'use client';
import { jsx as _jsx } from "react/jsx-runtime";
import { useState } from 'react';
import styles from './stars.module.css';
export function Stars({ max = 5 }) {
    const [stars, setStars] = useState(0);
    return (_jsx("input", { className: styles.stars, type: "range", max: max, value: stars, onChange: (event) => setStars(+event.target.value) }));
}
