import { useState } from 'react';
import './like.css';

export function LikeButton() {
  const [likes, setLikes] = useState(0);
  return (
    <button onClick={() => setLikes(likes + 1)}>
      {likes}
    </button>
  );
}
